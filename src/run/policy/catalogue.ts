import { modelApis } from '../../models/index.ts';
import type { PolicyCatalogue } from '../../core/tool-catalogue.ts';
import { toolCatalogue } from '../../tools/index.ts';

/** The names that a policy can use: the tools and the providers of this version. */
export const catalogue: PolicyCatalogue = {
  tools: toolCatalogue,
  providers: [...modelApis.map(({ name, provider }) => ({ name, provider })), { name: 'replay', provider: 'replay' }],
};
