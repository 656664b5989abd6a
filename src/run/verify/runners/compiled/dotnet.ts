import { defineSummed, listMarked } from '../reading/runner.ts';

/** `dotnet test`, with VSTest and Microsoft.Testing.Platform. The verbosity `normal` of VSTest names all tests; else the failed ones are named. */
export const dotnet = defineSummed(
  'dotnet test',
  // Of each project: VSTest with the verbosity `minimal`, VSTest with `normal`, and Microsoft.Testing.Platform.
  /^(?: *(?:Passed|Failed|Skipped)! {2}- |Total tests: \d+\n|Test run summary: .*\n {2}total: \d+\n)(?<words>(?: *(?:Passed|Failed|Skipped|failed|succeeded|skipped): +\d+(?:, |\n)?)+)/gm,
  (lines) =>
    listMarked(lines, /^ {0,2}(?<mark>Passed|Failed|Skipped|failed|skipped) (?<name>\S.*) [[(][<\d][^\][()]*[\])]$/, {
      Passed: 'passed',
      Skipped: 'skipped',
      skipped: 'skipped',
    }),
);
