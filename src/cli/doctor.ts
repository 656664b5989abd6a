import { runDoctor } from '../doctor/doctor.ts';
import { formatOption, workspaceOption, type AddCommand } from './arguments/options.ts';

export const addDoctorCommand: AddCommand = (program, context, exit) => {
  program
    .command('doctor')
    .description('what this machine offers and what is missing')
    .option('--fix', 'install missing packages and load the AppArmor profile, as root or through sudo')
    .option('--policy <file>', 'a policy whose limits are shown, and whose MCP servers are started and listed')
    .addOption(workspaceOption())
    .addOption(formatOption('text', 'json'))
    .action(async (flags: { format: 'text' | 'json'; fix?: boolean; policy?: string; cwd: string }) =>
      exit(
        await runDoctor(
          {
            format: flags.format,
            cwd: flags.cwd,
            mode: flags.fix === true ? 'fix' : 'look',
            policy: flags.policy ?? null,
          },
          context,
        ),
      ),
    );
};
