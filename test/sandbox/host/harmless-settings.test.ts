import { expect, test } from 'vitest';
import { cleanSettings } from '../../../src/sandbox/host/harmless-settings.ts';

test.each([
  ['gitconfig', '[safe]\n\tdirectory = *\n[filter "lfs"]\n\tclean = git-lfs clean -- %f\n\trequired = true\n'],
  ['gitconfig', '[url "https://host.example/"]\n\tinsteadOf = git@host.example:\n[core]\n\tautocrlf = input\n'],
  ['npmrc', 'registry=https://registry.example/\n@scope:registry = https://other.example/\nstrict-ssl=false\n'],
  ['pip.conf', '[global]\nextra-index-url =\n    https://one.example/simple\n    https://two.example/simple\n'],
  ['wgetrc', 'passive_ftp = on\nca_certificate = /etc/ssl/ca.pem\n'],
  ['gemrc', ':sources:\n- https://gems.example/\ngem: --no-document\n'],
  ['maven/settings.xml', '<settings><!-- <server><password>x</password></server> --><mirrors/></settings>'],
  ['maven/m2.conf', 'main is org.apache.maven.cli.MavenCli from plexus.core\n'],
  ['php/8.2/mods-available/tokenizer.ini', '; configuration for php common module\nextension=tokenizer.so\n'],
  ['php/php.ini', '; password = x\nmysqli.default_pw =\nmemory_limit = -1\n'],
  ['R/Renviron', 'R_LIBS_SITE=/usr/lib/R\n'],
])('settings without a credential are shown as they are: %s', (path, text) => {
  expect(cleanSettings(path, text)).toBe(text);
});

test.each([
  ['gitconfig', '[http "https://host.example/"]\n\textraheader = AUTHORIZATION: basic SECRET\n'],
  ['gitconfig', '[user] name = a\n[http "x"] extraheader = SECRET\n\tname = SECRET\n'],
  ['gitconfig', '[user]\n\temail = a\\\n  SECRET https://u:SECRET@host.example\n'],
  ['gitconfig', '[url "https://x:SECRET@host.example/"]\n\tinsteadOf = https://host.example/\n'],
  ['gitconfig', '[credential]\n\thelper = "!echo password=SECRET"\n[include]\n\tpath = /SECRET\n'],
  ['npmrc', 'registry=https://u:SECRET@registry.example/\n//registry.example/:_authToken=SECRET\n  _auth = SECRET\n'],
  ['npmrc', 'registry=https://registry.example/\n  //registry.example/:_password=SECRET\n'],
  ['npmrc', 'init.author.SECRET=1\nkey="SECRET"\nfuture-setting=SECRET\n'],
  ['pip.conf', '[global]\nindex-url =\n    https://one.example/\n    https://u:SECRET@two.example/simple\n'],
  ['wgetrc', 'header = Authorization: Basic SECRET\nhttp_password=SECRET\n'],
  ['gemrc', ':rubygems_api_key: SECRET\n:sources:\n  - https://u:SECRET@gems.example/\n'],
  [
    'maven/settings.xml',
    '<settings><!-- x --><servers><server><password>SECRET</password></server></servers></settings>',
  ],
  ['maven/settings.xml', '<settings><mirror><url>https://u:SECRET@host.example/</url></mirror></settings>'],
  ['maven/settings.xml', '<settings><!-- <password>SECRET</password></settings>'],
  ['maven/settings-security.xml', '<settingsSecurity><master>SECRET</master></settingsSecurity>'],
  ['maven/jvm.config', '-Dx=SECRET'],
  ['R/Renviron', 'GITHUB_PAT=SECRET\n'],
  ['php/conf.d/x.ini', 'mysqli.default_password = "SECRET"\n'],
  ['bash.bashrc', 'export NPM_TOKEN=SECRET\n'],
  ['chromium.d/keys', '-----BEGIN PRIVATE KEY-----\nSECRET\n'],
])('a credential is not in what is shown of settings: %s %#', (path, text) => {
  expect(cleanSettings(path, text) ?? '').not.toContain('SECRET');
});

test('a setting with a credential is left out, and the others of the file stay', () => {
  const text = '[http "https://a.example/"]\n\textraheader = X\n[filter "lfs"]\n\trequired = true\n';
  expect(cleanSettings('gitconfig', text)).toBe('[http "https://a.example/"]\n[filter "lfs"]\n\trequired = true\n');
});
