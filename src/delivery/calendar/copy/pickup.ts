export const pickupCopy = {
  title: 'Retirada no ateliê',
  question: 'Como você quer receber',
  brought: 'Receber em casa',
  fetched: 'Retirar no ateliê',
  noFreight: 'Sem frete',
  withCode:
    'Depois do pagamento, você recebe o endereço completo e um código de 4 dígitos para mostrar na porta.',
  ready: 'Pronto para retirar',
  code: 'Código de retirada',
  show: 'Mostre este código na porta.',
  collected: 'Retirado',
  where: 'Onde retirar',
  fetchAt: (street: string) => `Retire em ${street}`,
} as const
