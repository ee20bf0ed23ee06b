import { expect, it } from 'vitest';
import { techniqueGlyph } from './technique-glyph';

it('draws techniques of one kind alike', () => {
  const kinds = {
    fullHouse: ['full-house'],
    hidden: ['hidden-single'],
    naked: ['naked-single'],
    pointing: ['pointing', 'claiming', 'locked-pair', 'locked-triple', 'direct-pointing'],
    pair: ['naked-pair', 'hidden-pair', 'remote-pair'],
    triple: ['naked-triple', 'hidden-quad'],
    xWing: ['x-wing', 'finned-x-wing', 'swordfish', 'turbot-fish', 'jellyfish'],
    wing: ['xy-wing', 'w-wing', 'wxyz-wing'],
    aic: ['aic', 'als-xz', 'grouped-continuous-nice-loop'],
    forcing: ['forcing-chain-verity', 'nested-forcing-chain'],
    chain: ['x-chain', 'skyscraper', 'unique-rectangle-1', 'something-new'],
  };
  for (const [glyph, techniques] of Object.entries(kinds)) {
    expect(techniques.map(techniqueGlyph), glyph).toEqual(techniques.map(() => glyph));
  }
});
