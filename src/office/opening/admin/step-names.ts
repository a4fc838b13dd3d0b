import { pathTo } from '#addresses.ts'
import type { OpeningStepName } from '#office/opening/domain.ts'

export const stepAddresses = {
  seller: 'quem-vende',
  delivery: 'entrega',
  days: 'dias',
  payment: 'pix',
  candle: 'vela',
  mail: 'e-mail',
  house: 'casa',
  test: 'teste',
} as const satisfies Record<OpeningStepName, string>

export const stepPath = (name: OpeningStepName) => pathTo('adminOpeningStep', { step: stepAddresses[name] })

export const stepAt = (address: string | undefined): OpeningStepName | null =>
  (Object.keys(stepAddresses) as OpeningStepName[]).find((name) => stepAddresses[name] === address) ?? null
