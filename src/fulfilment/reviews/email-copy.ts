import { reviewFormCopy } from './copy/review-form.ts'

export const reviewInvitationEmail = {
  subject: 'Como foi a sua vela?',
  preheader: 'Conte em um minuto: estrelas, uma frase e, se quiser, fotos.',
  button: 'Avaliar',
  honest: 'Elogio ou crítica, publicamos do mesmo jeito. Este link é só seu e vale por 90 dias.',
  why: 'Você recebe este convite porque pediu.',
  leave: 'Não quero mais convites',
}

export const reviewRefusedEmail = {
  subject: (product: string) => `Sobre a sua avaliação de ${product}`,
  preheader: 'Ela não foi publicada. Veja por quê e como enviar de novo.',
  text: (product: string, reason: string) =>
    `Lemos o que você escreveu sobre ${product}, mas não pudemos publicar: ${reason}`,
  again:
    'A nota que você deu não teve nada a ver com isso. Se quiser, mude o que for preciso e envie de novo: o que você escreveu está guardado.',
  button: 'Escrever de novo',
  reasons: reviewFormCopy.reasons,
}
