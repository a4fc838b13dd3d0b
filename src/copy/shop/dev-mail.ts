/** The folder of offline mail, for who runs the shop on her own machine. */
export const devMailCopy = {
  page: 'Caixa de saída local',
  title: 'Caixa de saída',
  text: 'Os e-mails que a loja teria enviado. Só aparecem neste computador.',
  empty: 'Nenhum e-mail por enquanto.',
  columns: { to: 'Para', subject: 'Assunto', date: 'Data' },
  back: 'Todos os e-mails',
  frame: (subject: string) => `E-mail: ${subject}`,
  plainText: 'Texto simples',
} as const
