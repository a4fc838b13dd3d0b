export const containersCouponEmail = {
  subject: (percent: number) => `Seus potes voltaram: ${percent}% na próxima compra`,
  preheader: 'Obrigada por trazer os potes de volta ao ateliê.',
  title: (name: string) => `Obrigada, ${name}`,
  text: (percent: number) =>
    `Já recebemos três potes seus de volta no ateliê. Eles valem ${percent}% de desconto nas velas da sua próxima compra. Se o seu carrinho estava sem cupom, este já está lá; senão, digite o código abaixo.`,
  button: 'Escolher velas',
  small: 'O cupom é só seu, vale uma vez e não tem prazo de validade.',
}
