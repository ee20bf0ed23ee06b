import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from './en';
import zh from './zh';

/** Keys that the sources put together, such as t(`common.source.${source}`), with stars. Each needs a line here. */
const DYNAMIC = [
  'common.emptiness.*',
  'common.level.*',
  'common.places.*',
  'common.rooms.*',
  'common.source.*',
  'create.cannotPlay.*',
  'create.mayPlay.*',
  'create.verdict.*',
  'create.verdict.about.*',
  'daily.how.*',
  'daily.rungs.*',
  'daily.short.*',
  'finished.film.problem.*',
  'help.entering.*.*',
  'help.entering.*.title',
  'help.helpers.*.name',
  'help.helpers.*.text',
  'help.rules.*',
  'help.sections.*',
  'help.shortcuts.actions.*',
  'help.shortcuts.groups.*',
  'help.techniques.*.name',
  'help.techniques.*.picture',
  'help.techniques.*.text',
  'home.file.*',
  'home.levels.*',
  'home.promises.*',
  'lab.about.*',
  'lab.fixedHelp.p*',
  'lab.kind.*',
  'lab.methods.*',
  'lab.states.*',
  'learn.show.*',
  'learn.stage.*',
  'learn.state.*',
  'newGame.bys.*',
  'newGame.symmetries.*',
  'play.*.title',
  'play.check.*',
  'play.hint.health.*',
  'play.hint.next.*',
  'play.hint.roles.*',
  'play.hint.stages.*',
  'play.house.*',
  'play.say.*',
  'play.tools.*',
  'print.about.*',
  'print.answerKinds.*',
  'print.bookAnswers.*',
  'print.kinds.*',
  'print.looks.*',
  'print.papers.*',
  'print.teachings.*',
  'print.told.*',
  'print.trims.*',
  'results.assist.*',
  'results.how.*',
  'results.train.*',
  'settings.choice.*.*',
  'settings.choice.language.*',
  'settings.choice.theme.*',
  'settings.data.left.*',
  'settings.data.problem.*',
  'settings.explain.*',
  'settings.explain.*.*',
  'settings.label.*',
  'settings.presets.*.name',
  'settings.presets.*.text',
  'share.formats.*',
  'share.problem.*',
  'share.way.*',
  'statistics.levels.*',
  'statistics.profile.families.*',
  'tutorial.more.*',
  'tutorial.steps.*',
  'tutorial.wrong.*',
];

const words = { en: flatten(en), zh: flatten(zh) };
const keys = [...words.en.keys()];
const sources = readSources('src');

describe('both languages', () => {
  it('fill in the same values', () => {
    const differing = keys.filter((key) => placeholders(words.en.get(key)!) !== placeholders(words.zh.get(key)!));
    expect(differing).toEqual([]);
  });

  it.each(Object.entries(words))('leave nothing empty: %s', (_, texts) => {
    const parts = [...texts].flatMap(([key, text]) => text.split('|').map((part) => [key, part.trim()]));
    expect(parts.filter(([, part]) => part === '')).toEqual([]);
  });
});

describe('the sources', () => {
  it('name no key that is missing', () => {
    const area = new RegExp(`^(${Object.keys(en).join('|')})(\\.\\w+)+$`);
    const named = sources.flatMap(({ file, text }) => literals(text).map((literal) => ({ file, literal })));
    const missing = named.filter(({ literal }) => area.test(literal) && !words.en.has(literal));
    expect(missing).toEqual([]);
  });

  it('put keys together only as listed above', () => {
    const built = sources.flatMap(({ text }) => Array.from(text.matchAll(/\bt\(\s*`([^`]*)`/g), ([, key]) => key!));
    const stars = built.map((key) => key.replaceAll(/\$\{[^}]*\}/g, '*'));
    expect([...new Set(stars)].sort()).toEqual([...DYNAMIC].sort());
  });

  it('use every key', () => {
    const used = new Set(sources.flatMap(({ text }) => literals(text)));
    const dynamic = DYNAMIC.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));
    expect(keys.filter((key) => !used.has(key) && !dynamic.some((pattern) => pattern.test(key)))).toEqual([]);
    expect(dynamic.filter((pattern) => !keys.some((key) => pattern.test(key)))).toEqual([]);
  });
});

function flatten(messages: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'string' ? [[path + name, value] as const] : [...flatten(value as object, `${path}${name}.`)],
    ),
  );
}

/** The names in braces, not the quoted characters that would otherwise mean something. */
function placeholders(text: string): string {
  return [...new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name!))].sort().join(' ');
}

function readSources(folder: string): { file: string; text: string }[] {
  return readdirSync(folder, { recursive: true })
    .map((entry) => `${folder}/${String(entry)}`.replaceAll('\\', '/'))
    .filter((file) => /\.(vue|ts)$/.test(file) && !/\.test\.ts$|\/i18n\/words\//.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}

/** Everything that could be a key: between single quotes, or named in a template for sentences with parts in them. */
function literals(text: string): string[] {
  return Array.from(text.matchAll(/(?<='|keypath=")[\w.-]+(?=['"])/g), ([literal]) => literal);
}
