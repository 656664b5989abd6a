/** Names of folders with tests, as globs of one folder's name, compared without case. */
export const testFolders: readonly string[] = [
  '{test,tests,__tests__}',
  '{spec,specs}',
  '{e2e,cypress,playwright,testing}',
  '*-{test,tests}',
  'androidTest',
];

/** Names of folders that only tests read. In other projects such a folder can contain something else, so tests are not looked for in them. */
export const testDataFolders: readonly string[] = [
  't',
  '{testdata,test-data,test_data,testcerts,test-certs,test_certs}',
  '{fixture,fixtures,__fixtures__,testFixtures,test-fixtures,test_fixtures}',
  '{mocks,__mocks__,integrationTest}',
];
