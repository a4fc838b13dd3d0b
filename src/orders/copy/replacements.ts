import type { DeliveryWay } from '#delivery/calendar/domain/shifts.ts'
import { longDay } from '#ui/copy/calendar.ts'

export const replacementCopy = {
  packed: 'Embalei',
  packedOf: (name: string) => `Embalei a outra vela de ${name}`,
  sent: { courier: 'Entreguei', pickup: 'Entreguei', carrier: 'Postei' },
  sentOf: (label: string, name: string) => `${label} a outra vela de ${name}`,
  stepBack: { packed: 'Ainda não embalei', sent: 'Ainda não saiu' },
  busy: 'Salvando...',
  failed: 'Não foi possível salvar',
} as const

export function replacementDay(day: string, way: DeliveryWay | undefined): string {
  if (way === 'pickup') return `Outra vela, sem custo: fica pronta para retirar no ateliê ${longDay(day)}.`
  return `Outra vela, sem custo: ${way === 'carrier' ? 'postamos' : 'entregamos'} ${longDay(day)}.`
}
