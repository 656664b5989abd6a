import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAddedDependencies } from '../../../src/policy/contents/dependencies.ts';

/** Each as `registry name version <source>`. */
const find = (path: string, before: string, after: string): readonly string[] | null =>
  findAddedDependencies(path, before, after)?.map(({ registry, name, version, source }) =>
    [registry, name, version, source === '' ? '' : `<${source}>`].filter((part) => part !== '').join(' '),
  ) ?? null;
const manifest = (fields: object): string => JSON.stringify(fields);

const added: [path: string, before: string, after: string, found: string[]][] = [
  [
    'package.json',
    manifest({}),
    manifest({ dependencies: { a: '^1.0.0', '@o/b': '=2.1.0' } }),
    ['npm a', 'npm @o/b 2.1.0'],
  ],
  ['app/package.json', '', manifest({ devDependencies: { a: '1.0.0-rc.1' } }), ['npm a 1.0.0-rc.1']],
  [
    'package.json',
    manifest({}),
    manifest({ dependencies: { a: 'npm:b@1.2.3', c: 'npm:@o/d' } }),
    ['npm b 1.2.3', 'npm @o/d'],
  ],
  [
    'package.json',
    manifest({ dependencies: { a: '1.0.0', b: '1.0.0' } }),
    manifest({ dependencies: { a: 'git+https://git.example/a', b: 'o/b' } }),
    ['npm a <git+https://git.example/a>', 'npm b <o/b>'],
  ],
  ['package.json', manifest({}), manifest({ overrides: { a: { b: 'npm:c@1' } } }), ['npm <overrides.a.b: "npm:c@1">']],
  ['package.json', manifest({}), manifest({ dependencies: { a: 'catalog:', b: 'latest' } }), ['npm a', 'npm b']],
  [
    'requirements-dev.txt',
    'flask\n',
    'Flask==3.0\nDjango_x[argon2] == 5.0.1 ; python_version > "3" # why\n',
    ['pypi django-x 5.0.1'],
  ],
  ['requirements.txt', '', 'a>=1,<2\nb (==2.0)\nc==1.*\n', ['pypi a', 'pypi b 2.0', 'pypi c']],
  ['requirements/dev.txt', '', 'a @ https://a.example/a.whl\n', ['pypi a <a @ https://a.example/a.whl>']],
  [
    'requirements.txt',
    'a\n',
    'a\n-r more.txt\n--extra-index-url https://i.example\n./b\n',
    ['pypi <-r more.txt>', 'pypi <--extra-index-url https://i.example>', 'pypi <./b>'],
  ],
  ['requirements.txt', '', 'a==1.0 \\\n  --hash=sha256:00\n', ['pypi a 1.0']],
  ['pyproject.toml', '', '[project]\nname = "p"\ndependencies = ["a==1.0", "b[x]>=2"]\n', ['pypi a 1.0', 'pypi b']],
  ['pyproject.toml', '', '[project.optional-dependencies]\ndev = ["a"]\n', ['pypi a']],
  ['pyproject.toml', '', '[dependency-groups]\ndev = ["a", { include-group = "test" }]\n', ['pypi a']],
  ['pyproject.toml', '', '[build-system]\nrequires = ["evil-backend"]\n', ['pypi evil-backend']],
  [
    'pyproject.toml',
    '',
    '[tool.poetry.group.dev.dependencies]\na = "^1"\nb = { version = "2.0", optional = true }\n',
    ['pypi a', 'pypi b 2.0'],
  ],
  [
    'pyproject.toml',
    '',
    '[tool.poetry.dependencies]\na = { git = "https://x.example" }\n',
    ['pypi a <{"git":"https://x.example"}>'],
  ],
  [
    'pyproject.toml',
    '',
    '[tool.uv.sources]\na = { url = "https://x.example" }\n',
    ['pypi <sources.a.url: "https://x.example">'],
  ],
  ['pyproject.toml', '', '[[tool.uv.index]]\nurl = "https://i.example"\n', ['pypi <index.0.url: "https://i.example">']],
  [
    'Cargo.toml',
    '',
    '[dependencies]\na = "1"\nb = { version = "=1.2.3", features = ["x"] }\n',
    ['crates a', 'crates b 1.2.3'],
  ],
  ['Cargo.toml', '', '[target.\'cfg(unix)\'.dev-dependencies.a]\npackage = "real"\n', ['crates real']],
  ['Cargo.toml', '', '[workspace.dependencies]\na = { path = "../a" }\n', ['crates a <{"path":"../a"}>']],
  [
    'Cargo.toml',
    '',
    '[patch.crates-io]\na = { git = "https://x.example" }\n',
    ['crates <patch.crates-io.a.git: "https://x.example">'],
  ],
  [
    'go.mod',
    'module m\n',
    'module m\n\nrequire (\n\tx.example/a v1.2.3 // indirect\n)\nrequire x.example/b v0.1.0\n',
    ['go x.example/a v1.2.3', 'go x.example/b v0.1.0'],
  ],
  ['go.mod', 'module m\n', 'module m\nreplace x.example/a => ../a\n', ['go x.example/a <replace x.example/a => ../a>']],
  [
    'Gemfile',
    "source 'https://g.example'\n",
    "source 'https://g.example'\ngem 'a', '1.2.3'\ngem \"b\", '~> 1', require: false\n",
    ['rubygems a 1.2.3', 'rubygems b'],
  ],
  ['Gemfile', '', "group :test, :dev do\n  gem 'a'\nend\n", ['rubygems a']],
  ['Gemfile', '', "gem 'a', git: 'https://x.example'\n", ["rubygems a <gem 'a', git: 'https://x.example'>"]],
  ['Gemfile', '', "gem 'a'; gem 'b'\n", ["rubygems <gem 'a'; gem 'b'>"]],
  ['Gemfile', '', "gem 'a', eval_gemfile('x')\n", ["rubygems a <gem 'a', eval_gemfile('x')>"]],
  ['Gemfile', '', "group :x do eval_gemfile 'y' end\n", ["rubygems <group :x do eval_gemfile 'y' end>"]],
];

describe('added dependencies', () => {
  test.each(added)('%s: %s → %s', (path, before, after, found) => {
    expect(find(path, before, after)).toEqual(found);
    expect(find(path, after, after)).toEqual([]);
    expect(find(path, after, '')).toEqual([]);
  });

  test.each([
    ['package.json', manifest({ dependencies: { a: '^1.0.0' } }), manifest({ peerDependencies: { a: '2.0.0' } })],
    ['package.json', manifest({ scripts: {} }), manifest({ scripts: { test: 'x' }, dependencies: {} })],
    ['package.json', manifest({}), manifest({ dependencies: { a: 'workspace:*' } })],
    ['requirements.txt', 'a==1\n', '# more\nA==2 # newer\n'],
    [
      'pyproject.toml',
      '[project]\ndependencies = ["a_b"]\n',
      '[tool.ruff]\nselect = ["E"]\n[project]\ndependencies = ["A-B>2"]\n',
    ],
    ['Cargo.toml', '[dependencies]\na = "1"\n', '[features]\nx = ["y"]\n[dependencies]\na = { version = "2" }\n'],
    ['go.mod', 'require a.example/b v1.0.0\n', 'go 1.25\nrequire a.example/b v1.1.0\n'],
    ['Gemfile', "gem 'a'\n", "# why\ngem 'a', '~> 2'\n"],
  ])('an edit of %s that adds none: %s → %s', (path, before, after) => {
    expect(find(path, before, after)).toEqual([]);
  });

  test.each([
    ['package.json', '{', '{}'],
    ['package.json', '{}', '[]'],
    ['package.json', '{}', manifest({ dependencies: ['a'] })],
    ['package.json', '{}', manifest({ dependencies: { a: {} } })],
    ['Cargo.toml', '', '[dependencies'],
    ['pom.xml', '', '<project/>'],
    ['pnpm-workspace.yaml', '', 'catalog: { a: 1 }'],
  ])('a manifest that cannot be read is not known: %s: %s → %s', (path, before, after) => {
    expect(find(path, before, after)).toBeNull();
  });

  test('any text is read without an error, and an unchanged text adds nothing', () => {
    const paths = fc.constantFrom(...new Set(added.map(([path]) => path)));
    const texts = fc.oneof(fc.string(), fc.constantFrom(...added.flatMap(([, before, after]) => [before, after])));
    fc.assert(
      fc.property(paths, texts, texts, (path, before, after) => {
        const found = find(path, before, after);
        expect(found === null || Array.isArray(found)).toBe(true);
        expect(find(path, before, before) ?? []).toEqual([]);
      }),
    );
  });
});
