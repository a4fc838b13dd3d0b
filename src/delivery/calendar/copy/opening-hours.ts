import type { SectionValues } from '#settings/domain/settings-fields.ts'

function hourWords(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  return `${Number(hour)}h${minute === '00' ? '' : minute}`
}

/** 'Segunda a sexta, 9h às 18h · Sábado, 9h às 13h'; empty if the owner has no hours. */
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

/** ', de segunda a sexta, das 9h às 18h', appended to a contact; empty if the owner has no hours. */
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
