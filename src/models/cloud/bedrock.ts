import { extendPath, type Hosting } from '../wire/hosting.ts';

/**
 * Claude on Amazon Bedrock: the Messages API in the operation InvokeModelWithResponseStream, as in `@anthropic-ai/bedrock-sdk`. Model and streaming are
 * parts of the address, and the response has the framing of AWS event streams.
 */
export const bedrock: Hosting = {
  name: 'bedrock-messages',
  provider: 'bedrock',
  access: {
    type: 'cloud',
    needs: ['region'],
    identityForm: 'the role as arn:aws:iam::ACCOUNT:role/NAME',
    isIdentity: (text) => /^arn:aws[a-z-]{0,20}:iam::\d{12}:role\/[\w+=,.@/-]{1,600}$/.test(text),
    locate: ({ region }) => `https://bedrock-runtime.${region}.amazonaws.com`,
    openSigner: async (options) => (await import('./aws-signer.ts')).openAwsSigner(options),
  },
  renderRequest({ baseUrl, model }, _path, body) {
    const { model: _model, stream: _stream, ...rest } = body as Readonly<Record<string, unknown>>;
    return {
      address: extendPath(baseUrl ?? '', `/model/${encodeURIComponent(model)}/invoke-with-response-stream`),
      headers: { accept: 'application/vnd.amazon.eventstream' },
      body: { anthropic_version: 'bedrock-2023-05-31', ...rest },
    };
  },
  loadReader: async () => (await import('./event-stream.ts')).EventStream,
};
