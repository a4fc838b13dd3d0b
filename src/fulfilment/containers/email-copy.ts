export const containersCouponEmail = {
  subject: (percent: number) => `Seus potes voltaram: ${percent}% na próxima compra`,
  preheader: 'Obrigada por trazer os potes de volta ao ateliê.',
  button: 'Escolher velas',
  small: 'O cupom é só seu, vale uma vez e não tem prazo de validade.',
}
