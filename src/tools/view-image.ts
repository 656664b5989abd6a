import * as z from 'zod';
import { ToolFailure } from '../core/ports/tool.ts';
import { defineTool } from './definition/define-tool.ts';
import { fileField } from './definition/text-field.ts';
import { parseImageHeader } from './files/image-header.ts';
import { lowerPath, requireInside } from './files/path-access.ts';

/** The strictest provider takes 5 MiB of base64, and 8,000 pixels a side. */
const maxImageBytes = (5 * 1024 * 1024 * 3) / 4;
const maxSidePixels = 8_000;

const input = z.strictObject({ path: fileField });

/** Adds an image of the workspace to the conversation. Its content decides its type, not its name. */
export const viewImage = defineTool({
  name: 'viewImage',
  structuredName: 'view_image',
  kind: 'read',
  packs: ['read-only'],
  description: 'Shows you an image file.',
  input,
  returns: '{ path: string; mediaType: string }',

  accesses: async ({ path }, files) => [await lowerPath('read', path, files)],

  async run({ path: written }, context) {
    const { files } = context.sandbox;
    const { path } = await requireInside(written, files);
    const stats = await files.stat(path);
    if (stats !== null && stats.kind === 'file' && stats.size > maxImageBytes)
      throw new ToolFailure(
        `${path} has ${stats.size} bytes, and a model takes images of at most ${maxImageBytes}; scale it down first`,
      );
    const content = await files.read(path, maxImageBytes);
    const image = parseImageHeader(content);
    if (image === null)
      throw new ToolFailure(`${path} is no PNG, JPEG, GIF or WebP image (its content decides, not its name)`);
    const { mediaType, width, height } = image;
    if (Math.max(width, height) > maxSidePixels)
      throw new ToolFailure(
        `${path} has ${width} × ${height} pixels, and a model takes at most ${maxSidePixels} a side; scale it down first`,
      );
    return {
      value: { path, mediaType, width, height, bytes: content.length },
      text: `${path}: ${mediaType}, ${width} × ${height} pixels, ${content.length} bytes.`,
      images: [{ type: 'image', mediaType, base64: Buffer.from(content).toString('base64') }],
    };
  },
});
