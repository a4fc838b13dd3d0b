export const restockConfirmation = {
  subject: (name: string) => `Confirme o aviso da volta de ${name}`,
  preheader: 'Um toque, e você entra na lista.',
  title: 'Falta só confirmar',
  text: (name: string) =>
    `Alguém pediu, com este e-mail, para saber quando ${name} voltar à loja. Se foi você, confirme: mandamos um único e-mail, quando ela chegar.`,
  button: 'Confirmar',
  small: 'O link vale por dois dias. Se não foi você, ignore este e-mail: nada fica guardado.',
}

export const restockNotice = {
  subject: (name: string) => `${name} voltou`,
  preheader: 'Você pediu para saber. São poucas unidades.',
  title: (name: string) => `${name} voltou`,
  text: 'Você pediu para saber, e ela acaba de voltar à prateleira. Avisamos por ordem de chegada, uma pessoa para cada vela, mas não dá para reservar: leva quem comprar primeiro.',
  button: 'Ver a vela',
  leave: 'Este é o único e-mail sobre ela. Para remover o seu e-mail desta lista agora:',
  leaveLink: 'sair da lista',
}
