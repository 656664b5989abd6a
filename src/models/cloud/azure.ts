import { extendPath, type Hosting } from '../wire/hosting.ts';

/** An API of OpenAI at a resource of Azure, by the v1 address of the resource: `https://NAME.openai.azure.com/openai/v1`. */
export function describeAzure(name: 'azure-responses' | 'azure-chat'): Hosting {
  return {
    name,
    provider: 'azure',
    access: {
      type: 'cloud',
      needs: ['base-url'],
      identityForm: 'the application as TENANT_ID/CLIENT_ID',
      isIdentity: (text) => /^[\w.-]{1,100}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
      locate: () => '',
      openSigner: async (options) => (await import('./azure-signer.ts')).openAzureSigner(options),
    },
    renderRequest: ({ baseUrl }, path, body) => ({ address: extendPath(baseUrl ?? '', path), headers: {}, body }),
    loadReader: null,
  };
}
