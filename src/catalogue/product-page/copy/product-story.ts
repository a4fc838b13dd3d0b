/** Loaded after the page, because it is below the fold. */
export const storyCopy = {
  about: (name: string) => `Sobre ${name}`,
  features: 'O que só ela tem',
  scent: {
    title: 'Como o perfume se abre',
    lead: 'O perfume de uma vela muda com as horas. Primeiro a faísca, depois o calor, por fim o que fica.',
    drawing: 'Pirâmide olfativa em forma de chama: topo, coração e fundo',
    layers: {
      top: { name: 'Topo', when: 'primeiros 15 minutos', text: 'A faísca: o que chega antes de tudo.' },
      heart: { name: 'Coração', when: 'enquanto queima', text: 'O calor que preenche o ambiente.' },
      base: { name: 'Fundo', when: 'depois de apagar', text: 'O que fica na almofada até amanhã.' },
    },
  },
} as const

export const careCopy = {
  title: 'Para queimar bonito até o fim',
  lead: 'Quatro cuidados simples para a sua vela durar mais.',
  steps: [
    {
      icon: 'wax-pool',
      title: 'A primeira queima',
      text: 'Deixe a superfície inteira derreter, de 2 a 3 horas. A cera guarda essa memória.',
    },
    { icon: 'scissors', title: 'Pavio a 5 mm', text: 'Apare antes de acender. Chama baixa, sem fuligem.' },
    {
      icon: 'clock',
      title: 'No máximo 4 horas',
      text: 'Apague, deixe firmar e acenda de novo mais tarde.',
    },
    {
      icon: 'breeze',
      title: 'Longe do vento',
      text: 'E também de cortinas, crianças e bichos. Nunca deixe sem alguém por perto.',
    },
  ],
} as const
