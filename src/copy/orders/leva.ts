import { dayAndMonth } from '#copy/delivery/calendar.ts'
import { daysFrom } from '#domain/calendar.ts'
import type { KnownPour } from '#domain/pours/pour.ts'

/** 'Leva 27, vertida por Clara em 10/11, curou 2 dias'; of one that cures, without its end, which is said beside it. */
export function levaWords({ number, pouredBy, pouredOn, readyOn, state }: KnownPour): string {
  const poured = `Leva ${number}, vertida ${pouredBy && `por ${pouredBy} `}em ${dayAndMonth(pouredOn)}`
  if (state !== 'ready') return poured
  const days = daysFrom(pouredOn, readyOn)
  return `${poured}, curou ${days === 1 ? '1 dia' : `${days} dias`}`
}
