import { createPlainSandbox } from '../fixtures/plain-sandbox.ts';
import { describeSandbox } from './sandbox.ts';

describeSandbox('without a boundary', async (root) => createPlainSandbox(root));
