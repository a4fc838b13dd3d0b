import { FIGURE_NUMBERS, QUOTE_NUMBERS, type SettingsValues } from '#domain/settings/settings-fields.ts'

/** The testimonials and figures that the owner has filled in, in her order. */
export function homePraise({ testimonials, figures }: Pick<SettingsValues, 'testimonials' | 'figures'>) {
  return {
    quotes: QUOTE_NUMBERS.map((number) => ({
      text: testimonials[`quote${number}`],
      author: testimonials[`author${number}`],
      about: testimonials[`about${number}`],
    })).filter(({ text }) => text !== ''),
    figures: FIGURE_NUMBERS.map((number) => ({
      value: figures[`value${number}`],
      label: figures[`label${number}`],
    })).filter(({ value }) => value !== ''),
  }
}
