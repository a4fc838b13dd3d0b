import { COMPLAINT_DAYS_BY_LAW } from '#settings/domain/consumer-law.ts'
import { FIGURE_NUMBERS, QUOTE_NUMBERS, type SettingsSection } from '#settings/domain/settings-fields.ts'

type Values = Readonly<Record<string, string>>

const blank = 'Em branco'
const listed = (texts: readonly (string | undefined)[], fallback = blank) =>
  texts.filter(Boolean).join(', ') || fallback
const span = (days: string, from = '', to = '') => from && `${days} ${from} às ${to}`
const whether = ({ offered }: Values) => (offered ? 'Ligado' : 'Desligado')

const states: Partial<Record<SettingsSection, (values: Values) => string>> = {
  banner: ({ text }) => text || 'Não aparece',
  contact: ({ name, email, phone }) => listed([name, email, phone]),
  social: (values) => listed(Object.values(values).map((text) => text.replace(/^https:\/\/(www\.)?/, ''))),
  hours: ({ weekdaysFrom, weekdaysTo, saturdayFrom, saturdayTo, sundayFrom, sundayTo }) =>
    listed([
      span('segunda a sexta', weekdaysFrom, weekdaysTo),
      span('sábado', saturdayFrom, saturdayTo),
      span('domingo', sundayFrom, sundayTo),
    ]),
  testimonials(values) {
    const count = QUOTE_NUMBERS.filter((number) => values[`quote${number}`]).length
    return count === 0 ? blank : `${count} ${count === 1 ? 'depoimento' : 'depoimentos'}`
  },
  figures: (values) =>
    listed(
      FIGURE_NUMBERS.map(
        (number) => values[`value${number}`] && `${values[`value${number}`]} ${values[`label${number}`]}`,
      ),
    ),
  limits: ({ holdUnits, pixHoldMinutes }) => `${holdUnits} unidades, ${pixHoldMinutes} minutos`,
  features: ({ gifts, quiz, invoiceCpf, newsletter, batchCounts }) =>
    listed(
      [
        gifts && 'presente',
        quiz && 'quiz',
        invoiceCpf && 'CPF na nota',
        newsletter && 'newsletter',
        batchCounts && 'velas à espera',
      ],
      'Tudo desligado',
    ),
  returns: ({ complaintDays }) => `${complaintDays || COMPLAINT_DAYS_BY_LAW} dias`,
  pickup: whether,
  pots: whether,
  vouchers: whether,
}

export function describeSection(section: SettingsSection, values: Values): string {
  return states[section]?.(values) ?? listed(Object.values(values))
}
