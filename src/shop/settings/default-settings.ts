import type { Config } from '#config.ts'
import { homeFigures, homeQuotes } from '#copy/brand/home-praise.ts'
import { brandSocial } from '#copy/brand/social.ts'
import { settingsDefaults } from '#copy/shop/shop-settings-defaults.ts'
import {
  FIGURE_NUMBERS,
  QUOTE_NUMBERS,
  type SectionValues,
  type SettingsValues,
} from '#domain/settings/settings-fields.ts'

/** What holds where the owner has set nothing: the environment's word, else the brand's. */
export function defaultSettings({ identity, mail, ...config }: Config): SettingsValues {
  return {
    contact: { ...identity },
    social: { ...brandSocial, whatsapp: identity.phone },
    banner: { text: settingsDefaults.banner, until: '' },
    hours: settingsDefaults.hours,
    testimonials: testimonialDefaults(),
    figures: figureDefaults(),
    mail: { senderName: mail.senderName, replyTo: mail.replyTo, signature: '' },
    limits: {
      holdUnits: String(config.holdUnitsWithoutPurchase),
      pixHoldMinutes: String(config.pixHoldMinutes),
    },
    holiday: { from: '', until: '', note: '' },
    courierPause: { selling: '', until: '' },
  }
}

function testimonialDefaults() {
  const entries = QUOTE_NUMBERS.flatMap((number) => {
    const { text = '', author = '', about = '' } = homeQuotes[number - 1] ?? {}
    return [
      [`quote${number}`, text],
      [`author${number}`, author],
      [`about${number}`, about],
    ]
  })
  return Object.fromEntries(entries) as SectionValues<'testimonials'>
}

function figureDefaults() {
  const entries = FIGURE_NUMBERS.flatMap((number) => {
    const { value = '', label = '' } = homeFigures[number - 1] ?? {}
    return [
      [`value${number}`, value],
      [`label${number}`, label],
    ]
  })
  return Object.fromEntries(entries) as SectionValues<'figures'>
}
