/**
 * What a model does in place of a call of a tool that other agents have and for which a similar name here would be wrong; null for any other
 * name. Case, `_`, `-` and `.` make no difference.
 */
export function adviseMissingTool(name: string): string | null {
  const written = name.slice(0, 64).toLowerCase().replaceAll(/[_.-]/g, '');
  return rows.find(({ names }) => names.includes(written))?.advice ?? null;
}

const rows: readonly { readonly names: readonly string[]; readonly advice: string }[] = [
  {
    names: [
      'finish',
      'done',
      'submit',
      'complete',
      'final',
      'finalanswer',
      'taskcomplete',
      'taskdone',
      'completetask',
      'attemptcompletion',
    ],
    advice: 'To finish, answer without a call.',
  },
  { names: ['think', 'sequentialthinking'], advice: 'Write what you think as text.' },
  {
    names: ['deletefile', 'removefile', 'delete', 'unlink'],
    advice: 'Delete files with rm in a command, or with *** Delete File in a patch.',
  },
];
