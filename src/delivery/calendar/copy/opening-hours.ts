import type { SectionValues } from '#settings/domain/settings-fields.ts'

/** '9h' or '9h30', of '09:00' and '09:30'. */
function hourWords(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** 'Segunda a sexta, 9h às 18h · Sábado, 9h às 13h'; empty where the owner has no hours. */
export function openingHours(hours: SectionValues<'hours'>): string {
  const spans = [
    ['Segunda a sexta', hours.weekdaysFrom, hours.weekdaysTo],
    ['Sábado', hours.saturdayFrom, hours.saturdayTo],
    ['Domingo', hours.sundayFrom, hours.sundayTo],
  ] as const
  return spans
    .filter(([, from]) => from !== '')
    .map(([days, from, to]) => `${days}, ${hourWords(from)} às ${hourWords(to)}`)
    .join(' · ')
}

/** ', de segunda a sexta, das 9h às 18h', to go on with after a way to reach the owner; empty where they have no hours. */
export function answeringHours(hours: SectionValues<'hours'>): string {
  const spans = [
    ['de segunda a sexta', hours.weekdaysFrom, hours.weekdaysTo],
    ['aos sábados', hours.saturdayFrom, hours.saturdayTo],
    ['aos domingos', hours.sundayFrom, hours.sundayTo],
  ] as const
  const phrases = spans
    .filter(([, from]) => from !== '')
    .map(([days, from, to]) => `${days}, das ${hourWords(from)} às ${hourWords(to)}`)
  return phrases.length > 0 ? `, ${phrases.join(', e ')}` : ''
}
