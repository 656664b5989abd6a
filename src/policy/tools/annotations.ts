import type { Finding, Severity } from './lint/finding.ts';

const commands: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * A finding as a workflow command, which the runner shows next to the line. The text of a policy can neither end the command nor begin another: line
 * ends and the separators of its parts are escaped.
 */
export function renderAnnotation({ severity, code, problem }: Finding): string {
  const { file, line, column, message, hint } = problem;
  const properties = [
    ...(file === null || file.startsWith('builtin:') ? [] : [`file=${escapeProperty(file)}`]),
    ...(line === null ? [] : [`line=${line}`]),
    ...(column === null ? [] : [`col=${column}`]),
    `title=${escapeProperty(`policy: ${code}`)}`,
  ];
  const place = file?.startsWith('builtin:') === true ? `${file}: ` : '';
  const text = `${place}${hint === '' ? message : `${message} (${hint})`}`;
  return `::${commands[severity]} ${properties.join(',')}::${escapeData(text)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
