export const restockConfirmation = {
  subject: (name: string) => `Confirme o aviso da volta de ${name}`,
  preheader: 'Um toque, e você entra na lista.',
  button: 'Confirmar',
  small: 'O link vale por dois dias. Se não foi você, ignore este e-mail: nada fica guardado.',
}

export const restockNotice = {
  subject: (name: string) => `${name} voltou`,
  preheader: 'Você pediu para saber. São poucas unidades.',
  button: 'Ver a vela',
  leave: 'Este é o único e-mail sobre ela. Para remover o seu e-mail desta lista agora:',
  leaveLink: 'sair da lista',
}
