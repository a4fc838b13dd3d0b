import { expect, test } from 'vitest'
import { noteFamily } from './scent-notes.ts'

test.each([
  ['Laranja-doce', 'citrus'],
  ['Limão-cravo', 'citrus'],
  ['Cravo', 'spice'],
  ['Pimenta-rosa', 'spice'],
  ['Rosa', 'flower'],
  ['Flor de laranjeira', 'flower'],
  ['Canela em pau', 'spice'],
  ['Fava de baunilha', 'bean'],
  ['Sândalo', 'wood'],
  ['Palo santo', 'wood'],
  ['Chá branco', 'herb'],
  ['Folha de figueira', 'herb'],
  ['Figo maduro', 'fruit'],
  ['Leite de coco', 'fruit'],
  ['Âmbar', 'drop'],
  ['Pedra molhada', 'drop'],
])('%s is drawn as %s', (note, family) => {
  expect(noteFamily(note)).toBe(family)
})
