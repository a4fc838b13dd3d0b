export const newsletterWelcome = {
  subject: 'Você está no Ritual de Carinho',
  preheader: 'Um e-mail por semana, com aromas, cuidados e novidades do ateliê.',
  title: 'Que bom ter você aqui',
  text: 'A partir de agora, o Ritual de Carinho chega uma vez por semana: aromas da estação, cuidados com a sua vela e o que está saindo do ateliê.',
  leave: 'Não foi você, ou mudou de ideia? Cancele quando quiser:',
  leaveLink: 'cancelar inscrição',
}

export const restockConfirmation = {
  subject: (name: string) => `Confirme: aviso da volta de ${name}`,
  preheader: 'Um toque, e você entra na lista.',
  title: 'Falta só confirmar',
  text: (name: string) =>
    `Alguém pediu, com este e-mail, para saber quando ${name} voltar à loja. Se foi você, confirme: mandamos um e-mail só, quando houver vela.`,
  button: 'Confirmar',
  small: 'O link vale por dois dias. Se não foi você, ignore este e-mail: nada fica guardado.',
}

export const restockNotice = {
  subject: (name: string) => `${name} voltou`,
  preheader: 'Você pediu para saber. São poucas unidades.',
  title: (name: string) => `${name} voltou`,
  text: 'Você pediu para saber, e ela acaba de voltar à prateleira. Avisamos por ordem de chegada e só a quem o estoque alcança, mas não dá para guardar: quem compra antes, leva.',
  button: 'Ver a vela',
  leave: 'Este é o único e-mail sobre ela. Para apagar o seu endereço desta lista agora:',
  leaveLink: 'sair da lista',
}

export const potsCouponEmail = {
  subject: (percent: number) => `Seus potes voltaram: ${percent}% na próxima compra`,
  preheader: 'Obrigada por fazer os recipientes voltarem ao ateliê.',
  title: (name: string) => `Obrigada, ${name}`,
  text: (percent: number) =>
    `Contamos três recipientes seus de volta no ateliê. Eles valem ${percent}% de desconto nas velas da sua próxima compra. Se o seu carrinho estava sem cupom, este já está lá; senão, digite o código abaixo.`,
  button: 'Escolher velas',
  small: 'O cupom é só seu, vale uma vez e não tem prazo para terminar.',
}
