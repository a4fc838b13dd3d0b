import { reviewFormCopy } from '#fulfilment/reviews/copy/review-form.ts'
import { listed } from '#ui/copy/ui.ts'

export const newsletterWelcome = {
  subject: 'Você está no Ritual de Carinho',
  preheader: 'As novidades do ateliê, no seu e-mail.',
  title: 'Que bom ter você aqui',
  text: 'A partir de agora, as novidades do ateliê chegam no seu e-mail.',
  leave: 'Não foi você, ou mudou de ideia? Cancele quando quiser:',
  leaveLink: 'cancelar inscrição',
}

/** Sent in place of `newsletterWelcome` while the shop is closed. */
export const openingListWelcome = {
  ...newsletterWelcome,
  subject: 'Seu e-mail está na lista',
  preheader: 'Você recebe um e-mail quando a loja abrir.',
  title: 'Seu e-mail está na lista',
  text: 'A loja ainda está fechada. Quando ela abrir, você recebe um e-mail.',
}

export const shopOpened = {
  subject: 'A loja abriu',
  preheader: 'Você pediu para saber. As primeiras velas já estão na prateleira.',
  title: 'A loja abriu',
  text: 'Você deixou seu e-mail para saber do dia em que a loja abrisse. É hoje: as primeiras velas já estão na prateleira.',
  button: 'Ver as velas',
  leave: 'Não quer mais receber nossos e-mails?',
  leaveLink: 'cancelar inscrição',
}

export const potsCouponEmail = {
  subject: (percent: number) => `Seus potes voltaram: ${percent}% na próxima compra`,
  preheader: 'Obrigada por trazer os potes de volta ao ateliê.',
  title: (name: string) => `Obrigada, ${name}`,
  text: (percent: number) =>
    `Contamos três potes seus de volta no ateliê. Eles valem ${percent}% de desconto nas velas da sua próxima compra. Se o seu carrinho estava sem cupom, este já está lá; senão, digite o código abaixo.`,
  button: 'Escolher velas',
  small: 'O cupom é só seu, vale uma vez e não tem prazo para terminar.',
}

export const reviewInvitationEmail = {
  subject: 'Como foi a sua vela?',
  preheader: 'Conte em um minuto: estrelas, uma frase e, se quiser, fotos.',
  title: (name: string) => `Como foi, ${name}?`,
  text: (candles: string) =>
    `Faz dez dias que ${candles} está com você. Conte como foi: leva um minuto, e ajuda quem não pode sentir o perfume pela tela.`,
  textOfSeveral: (candles: string) =>
    `Faz dez dias que ${candles} estão com você. Conte como foi: leva um minuto, e ajuda quem não pode sentir o perfume pela tela.`,
  button: 'Avaliar',
  honest: 'Elogio ou crítica, publicamos do mesmo jeito. Este link é só seu e vale por 90 dias.',
  why: 'Você recebe este convite porque pediu.',
  leave: 'Não quero mais convites',
}

export const reviewRefusedEmail = {
  subject: (product: string) => `Sobre a sua avaliação de ${product}`,
  preheader: 'Ela não foi publicada. Veja por quê e como enviar de novo.',
  title: (name: string) => `Não publicamos a sua avaliação, ${name}`,
  text: (product: string, reason: string) =>
    `Lemos o que você escreveu sobre ${product}, mas não pudemos publicar: ${reason}`,
  again:
    'A nota que você deu não teve nada com isso. Se quiser, mude o que for preciso e envie de novo: o que você escreveu está guardado.',
  button: 'Escrever de novo',
  reasons: reviewFormCopy.reasons,
}

export const listCandles = (candles: readonly string[]) => listed(candles)
