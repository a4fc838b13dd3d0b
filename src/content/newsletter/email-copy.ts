import { theNewsletter } from '#platform/copy/brand.ts'

export const newsletterWelcome = {
  subject: (newsletter: string) => `Você está ${theNewsletter('no', newsletter)}`,
  preheader: 'As novidades do ateliê, no seu e-mail.',
  title: 'Que bom ter você aqui',
  text: 'A partir de agora, as novidades do ateliê chegam no seu e-mail.',
  leave: 'Não foi você, ou mudou de ideia? Cancele quando quiser:',
  leaveLink: 'cancelar inscrição',
}

/** Sent in place of `newsletterWelcome` while the shop is closed. */
export const openingListWelcome = {
  ...newsletterWelcome,
  subject: () => 'Seu e-mail está na lista',
  preheader: 'Você recebe um e-mail quando a loja abrir.',
  title: 'Seu e-mail está na lista',
  text: 'A loja ainda está fechada. Quando ela abrir, você recebe um e-mail.',
}

export const shopOpened = {
  subject: 'A loja abriu',
  preheader: 'Você pediu para saber. As primeiras velas já estão na prateleira.',
  title: 'A loja abriu',
  text: 'Você deixou seu e-mail para saber quando a loja abrisse. É hoje: as primeiras velas já estão na prateleira.',
  button: 'Ver as velas',
  leave: 'Não quer mais receber nossos e-mails?',
  leaveLink: 'cancelar inscrição',
}
