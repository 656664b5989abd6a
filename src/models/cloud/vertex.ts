import { extendPath, type Hosting } from '../wire/hosting.ts';

/** Regions with their own names of hosts, as in `@anthropic-ai/vertex-sdk`. */
const hosts = new Map([
  ['global', 'aiplatform.googleapis.com'],
  ['us', 'aiplatform.us.rep.googleapis.com'],
  ['eu', 'aiplatform.eu.rep.googleapis.com'],
]);

/** Claude on Google Vertex AI: the Messages API in the method streamRawPredict. The model is a part of the address. */
export const vertex: Hosting = {
  name: 'vertex-messages',
  provider: 'vertex',
  access: {
    type: 'cloud',
    needs: ['region', 'project'],
    identityForm:
      'the provider as projects/NUMBER/locations/global/workloadIdentityPools/POOL/providers/PROVIDER, and after a space the service account to use, if there is one',
    isIdentity: (text) =>
      /^projects\/\d{1,20}\/locations\/global\/workloadIdentityPools\/[\w-]{1,64}\/providers\/[\w-]{1,64}(?: [\w.-]{1,64}@[\w.-]{1,80}\.gserviceaccount\.com)?$/.test(
        text,
      ),
    locate: ({ region, project }) =>
      `https://${hosts.get(region ?? '') ?? `${region}-aiplatform.googleapis.com`}/v1/projects/${project}/locations/${region}`,
    openSigner: async (options) => (await import('./google-signer.ts')).openGoogleSigner(options),
  },
  renderRequest({ baseUrl, model }, _path, body) {
    const { model: _model, ...rest } = body as Readonly<Record<string, unknown>>;
    // `@` separates the version of a model.
    const name = encodeURIComponent(model).replaceAll('%40', '@');
    return {
      address: extendPath(baseUrl ?? '', `/publishers/anthropic/models/${name}:streamRawPredict`),
      headers: {},
      body: { anthropic_version: 'vertex-2023-10-16', ...rest },
    };
  },
  loadReader: null,
};
