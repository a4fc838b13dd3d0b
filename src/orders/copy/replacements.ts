/** Buttons of a promised candle, on its order and in 'Hoje'. */
export const replacementCopy = {
  packed: 'Embalei',
  packedOf: (name: string) => `Embalei a outra vela de ${name}`,
  sent: { courier: 'Entreguei', pickup: 'Entreguei', carrier: 'Postei' },
  sentOf: (label: string, name: string) => `${label} a outra vela de ${name}`,
  stepBack: { packed: 'Ainda não embalei', sent: 'Ainda não saiu' },
  busy: 'Salvando...',
  failed: 'Não foi possível salvar',
} as const
