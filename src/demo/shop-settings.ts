import { demoProcess } from '#demo/pages/craft-process.ts'
import { demoHome, demoPictures } from '#demo/pages/home.ts'
import { demoStory } from '#demo/pages/our-story.ts'
import { demoSustainability } from '#demo/pages/sustainability.ts'
import type { SettingsSection } from '#settings/domain/settings-fields.ts'

type Values = Readonly<Record<string, string>>

const figures = [
  { value: '500+', label: 'velas vertidas à mão todo mês' },
  { value: '100%', label: 'cera de coco, sem parafina' },
  { value: '40h', label: 'de queima, em média, por vela' },
]

const quotes = [
  {
    quote:
      'Acendo quando chego do trabalho, antes mesmo de tirar o sapato. Em dez minutos a casa já é outra.',
    author: 'Marina Azevedo',
    about: 'Perdizes, São Paulo',
  },
  {
    quote:
      'O perfume aparece devagar e fica. Nunca tinha visto uma vela queimar tão por igual, até o fim do copo.',
    author: 'Rafael Teixeira',
    about: 'Tatuapé, São Paulo',
  },
  {
    quote:
      'Dei uma de presente e no dia seguinte voltei para comprar a minha. O copo virou vaso de suculenta.',
    author: 'Beatriz Lemos',
    about: 'Vila Mariana, São Paulo',
  },
]

/** `quote1`, `author1`, …: the first of a list has the number 1. */
const numbered = (entries: readonly Values[]): Values =>
  Object.fromEntries(
    entries.flatMap((entry, index) =>
      Object.entries(entry).map(([name, text]) => [`${name}${index + 1}`, text]),
    ),
  )

/** What the demo's owner has set in 'Loja'. */
export const demoSettings = {
  contact: {
    name: 'Lume & Coco',
    since: '2024',
    taxId: '11.222.333/0001-81',
    address: 'Rua Harmonia, 500, Sumarezinho, São Paulo - SP, 05435-000',
    email: 'ola@lumeecoco.exemplo.com.br',
    phone: '(11) 99999-0000',
  },
  social: {
    instagram: 'https://www.instagram.com/lumeecoco.velas',
    pinterest: 'https://br.pinterest.com/lumeecocovelas',
    whatsapp: '(11) 99999-0000',
  },
  banner: { text: 'Entrega na cidade de São Paulo', until: '' },
  hours: { weekdaysFrom: '09:00', weekdaysTo: '18:00' },
  testimonials: numbered(quotes),
  figures: numbered(figures),
  features: { gifts: 'yes', quiz: 'yes', invoiceCpf: 'yes', newsletter: 'yes' },
  returns: { complaintDays: '90' },
  pickup: { offered: 'yes' },
  pots: { offered: 'yes' },
  vouchers: { offered: 'yes', step1: '90', step2: '150', step3: '300', least: '50', most: '500' },
  search: {
    synonyms: [
      'dormir, sono, insônia, relaxar, relaxante, descanso, meditação, meditar, massagem = calma, quarto',
      'yoga = ioga',
      'energia, ânimo, foco, concentração, trabalho = frescor, escritório',
      'limpeza, faxina = arrumada',
      'madeira, amadeirado, amadeirada, floresta = amadeirado, madeiras',
      'masculino, masculina = amadeirado',
      'tempero, especiaria = especiado',
      'banheiro, banho, lavabo = banho, lavabo',
      'doce, sobremesa = gourmand',
      'refrescante = frescor, cítrico',
      'romântica, romântico, namorada, namorado, namorados, esposa, casamento = floral',
      'mãe, mães, mamãe, sogra, avó = mães',
      'presente, presentear, aniversário, amigo = presente, assinatura',
      'lembrancinha, lembrança, mimo, brinde = kit, presente',
      'natalina, natalino, ceia = natal',
      'vegano, vegetal = vegana',
    ].join('\n'),
  },
  home: demoHome,
  pictures: demoPictures,
  ourStory: demoStory,
  craftProcess: demoProcess,
  sustainability: demoSustainability,
} as const satisfies Partial<Record<SettingsSection, Values>>
