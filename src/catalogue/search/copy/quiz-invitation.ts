export const quizInvitation = {
  title: 'Qual vela combina com você?',
  text: 'Quatro perguntas rápidas, e a gente indica três velas com o porquê de cada uma. Sem cadastro.',
  link: 'Descobrir a minha',
} as const
