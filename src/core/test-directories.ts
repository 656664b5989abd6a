/** Names of directories with tests, as globs of one directory's name, compared without case. */
export const testDirectories: readonly string[] = [
  '{test,tests,__tests__}',
  '{spec,specs}',
  '{e2e,cypress,playwright,testing}',
  '*-{test,tests}',
  'androidTest',
];

/** Names of directories that only tests read. In other projects such a directory can contain something else, so tests are not looked for in them. */
export const testDataDirectories: readonly string[] = [
  't',
  '{testdata,test-data,test_data,testcerts,test-certs,test_certs}',
  '{fixture,fixtures,__fixtures__,testFixtures,test-fixtures,test_fixtures}',
  '{mocks,__mocks__,integrationTest}',
];
