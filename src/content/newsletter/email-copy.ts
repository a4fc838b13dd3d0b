import { theNewsletter } from '#platform/copy/the-newsletter.ts'

export const newsletterWelcome = {
  subject: (newsletter: string) => `Você está ${theNewsletter('no', newsletter)}`,
  preheader: 'As novidades do ateliê, no seu e-mail.',
  leave: 'Não foi você, ou mudou de ideia? Cancele quando quiser:',
  leaveLink: 'cancelar inscrição',
}

export const openingListWelcome = {
  ...newsletterWelcome,
  subject: () => 'Seu e-mail está na lista',
  preheader: 'Você recebe um e-mail quando a loja abrir.',
}

export const shopOpened = {
  subject: 'A loja abriu',
  preheader: 'Você pediu para saber. As primeiras velas já estão na prateleira.',
  button: 'Ver as velas',
  leave: 'Não quer mais receber nossos e-mails?',
  leaveLink: 'cancelar inscrição',
}
