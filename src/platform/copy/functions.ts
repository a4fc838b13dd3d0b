export const functionCopy = {
  unknown: 'Função não encontrada.',
  onlyPost: 'Use o método POST.',
  notJson: 'O corpo da requisição precisa ser um JSON válido.',
  invalidBody: 'Alguns campos não puderam ser lidos. Confira e tente de novo.',
  signInNeeded: 'Entre na sua conta para continuar.',
  notAllowed: 'Você não tem permissão para fazer isso.',
  tooMany: (seconds: number) => `Muitas tentativas. Tente de novo em ${waitWords(seconds)}.`,
} as const

export function waitWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? '1 segundo' : `${seconds} segundos`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

export const fieldFaultCopy: Record<string, string> = {
  invalid_type: 'Campo obrigatório ou de tipo inválido.',
  invalid_format: 'Formato inválido.',
  invalid_value: 'Valor não aceito.',
  invalid_union: 'Valor não aceito.',
  too_small: 'Valor curto ou pequeno demais.',
  too_big: 'Valor longo ou grande demais.',
  unrecognized_keys: 'Campo desconhecido.',
  not_multiple_of: 'Valor não aceito.',
  custom: 'Valor não aceito.',
}

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
