import { createTestSandbox } from '../../fixtures/sandbox.ts';
import { describeSandbox } from '../../contracts/sandbox.ts';

describeSandbox('the real one', (root) => createTestSandbox(root));
