import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseImageHeader } from '../../src/tools/files/image-header.ts';
import { viewImage } from '../../src/tools/view-image.ts';
import { images } from '../fixtures/images.ts';
import { createDirectory } from '../fixtures/workspace.ts';
import { runOnFiles } from './tool-context.ts';

function write(name: string, content: Uint8Array): string {
  const root = createDirectory();
  writeFileSync(join(root, name), content);
  return root;
}

describe('viewImage', () => {
  it.each(Object.entries(images))('adds a %s to the conversation under any name', async (type, content) => {
    const root = write('picture.txt', content);
    const output = await runOnFiles(viewImage, root, { path: 'picture.txt' });
    const mediaType = `image/${type.replace(/ .*/, '')}`;
    expect(output.value).toEqual({ path: 'picture.txt', mediaType, width: 3, height: 2, bytes: content.length });
    expect(output.text).toBe(`picture.txt: ${mediaType}, 3 × 2 pixels, ${content.length} bytes.`);
    expect(output.images).toEqual([{ type: 'image', mediaType, base64: content.toString('base64') }]);
  });

  it('refuses files that are not images, images that no model accepts, and paths outside the workspace', async () => {
    const wide = Buffer.from(images.png);
    wide.writeUInt32BE(8_001, 16);
    const root = write('wide.png', wide);
    writeFileSync(join(root, 'text.png'), 'no image');
    writeFileSync(join(root, 'empty.png'), '');
    writeFileSync(join(root, 'large.png'), Buffer.concat([images.png, Buffer.alloc(4_000_000)]));
    mkdirSync(join(root, 'directory'));
    const view = (path: string) => runOnFiles(viewImage, root, { path });
    await expect(view('wide.png')).rejects.toThrow(
      'wide.png has 8001 × 2 pixels, and a model takes at most 8000 a side; scale it down first',
    );
    await expect(view('large.png')).rejects.toThrow('a model takes images of at most 3932160; scale it down first');
    await expect(view('text.png')).rejects.toThrow('text.png is no PNG, JPEG, GIF or WebP image');
    await expect(view('empty.png')).rejects.toThrow('is no PNG, JPEG, GIF or WebP image');
    await expect(view('directory')).rejects.toThrow('directory is a directory');
    await expect(view('none.png')).rejects.toThrow('none.png does not exist');
    await expect(view('../a.png')).rejects.toThrow('is outside the workspace');
  });

  it('takes an image that is cut off in its header for none', () => {
    for (const content of Object.values(images))
      for (let length = 0; length < 10; length += 1) expect(parseImageHeader(content.subarray(0, length))).toBeNull();
  });
});
