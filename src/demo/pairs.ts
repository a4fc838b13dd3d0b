/** What the house puts beside each candle, by slug. */
export const demoPairs: Readonly<Record<string, readonly string[]>> = {
  'lavanda-camomila': ['cha-branco', 'eucalipto-alecrim'],
  'cha-branco': ['lavanda-camomila', 'capim-limao'],
  'baunilha-coco': ['canela-laranja', 'mel-figo', 'cafe-cacau'],
  'canela-laranja': ['baunilha-coco', 'cedro-vetiver'],
  'cafe-cacau': ['sandalo-ambar', 'baunilha-coco'],
  'limao-manjericao': ['cedro-vetiver', 'capim-limao'],
  'cedro-vetiver': ['limao-manjericao', 'palo-santo'],
  'rosa-peonia': ['cha-branco', 'flor-de-laranjeira'],
  'flor-de-laranjeira': ['rosa-peonia', 'cha-branco', 'jasmim'],
  'palo-santo': ['eucalipto-alecrim', 'cedro-vetiver'],
  'mel-figo': ['flor-de-laranjeira', 'baunilha-coco'],
}
