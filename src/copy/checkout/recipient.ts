/** Who receives an order: asked once, where it is needed. */
export const recipientCopy = {
  title: 'Quem recebe',
  giverTitle: 'Quem compra',
  name: 'Nome completo',
  nameMissing: 'Escreva o nome de quem recebe.',
  phone: 'Telefone',
  phoneHint: 'Para avisarmos quando chegar.',
  email: (email: string) => `A confirmação vai para ${email}.`,
  change: 'Mudar quem recebe',
  giverChange: 'Mudar seus dados',
  keepAddress: 'Guardar este endereço para a próxima vez',
} as const
