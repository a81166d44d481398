import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSizedByFrame } from './use-frame-height';

it('looks by which a part would grow with its frame are told from others', () => {
  for (const looks of ['height:100vh', 'min-height: calc(50DVH - 2px)', 'padding:5vmin', 'height:9cqb'])
    assert.equal(isSizedByFrame(looks), true, looks);
  for (const looks of ['width:100vw', 'height:40px', 'max-height:2em;color:#0fbfbf', 'font-family:Avhm'])
    assert.equal(isSizedByFrame(looks), false, looks);
});
