/** Two or three candles side by side. */
export const compareCopy = {
  title: 'Lado a lado',
  description: 'Duas ou três velas comparadas: notas, intensidade, queima, tamanhos e preços.',
  lead: 'As notas sublinhadas estão em mais de uma destas velas.',
  leadWithoutShared: 'Estas velas não têm notas em comum.',
  shared: '(em comum)',
  rows: {
    collection: 'Coleção',
    family: 'Família',
    top: 'Topo',
    heart: 'Coração',
    base: 'Fundo',
    intensity: 'Intensidade',
    sizes: 'Tamanhos, preços e estoque',
  },
  nothing: '—',
  oneSize: 'Tamanho único',
  add: 'Adicionar',
  see: 'Ver a vela',
  empty: {
    title: 'Escolha duas velas',
    text: 'Marque duas ou três velas nos seus favoritos para ver as notas e os preços lado a lado.',
    favourites: 'Abrir favoritos',
  },
} as const
