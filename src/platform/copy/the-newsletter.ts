import { defaultBrand } from './brand.ts'

const articles = { o: 'a', do: 'da', no: 'na', O: 'A', 'O próximo': 'A próxima' } as const

/** The gender of an owner's name is unknown, so the word 'newsletter' carries the article. */
export const theNewsletter = (article: keyof typeof articles, name: string) =>
  name === defaultBrand.newsletter ? `${article} ${name}` : `${articles[article]} newsletter ${name}`
