/** In the place of a page that did not come while somebody moved about. */
export const loadFailure = {
  title: 'Não conseguimos abrir esta página',
  text: 'Confira sua conexão e tente de novo em instantes.',
  retry: 'Tentar novamente',
} as const

/** In the place of a page that the account on this browser must not see. */
export const notForAccount = {
  title: 'Esta página não é para esta conta',
  text: 'Esta conta não tem acesso a esta página. Se você tem outra, saia e entre com ela.',
  action: 'Voltar ao início',
} as const

/** A form whose request failed, where it has no sentence of its own. */
export const actionFailed = {
  title: 'Erro',
  text: 'Não foi possível concluir. Confira sua conexão e tente de novo.',
  tone: 'destructive',
} as const

/** A form that the customer did not want to sign in again for. */
export const notSignedIn = {
  title: 'Entre de novo na sua conta',
  text: 'Sua sessão terminou e isto ainda não foi enviado.',
} as const

/** While the shop is asked what became of a form whose answer was lost. */
export const lookingForOutcome = {
  title: 'Não sabemos ainda se deu certo',
  text: 'A conexão caiu antes da resposta. Estamos verificando…',
  isUncertain: true,
} as const

/** Under a form's own title, if the shop could not be asked either or is still at work. */
export const outcomeUnknown = {
  text: 'A loja ainda não respondeu. Tente de novo em instantes: nada será feito duas vezes.',
} as const

/** It arrived and was worked on; how that ended is seen on the page, which has just been loaded again. */
export const outcomeOnPage = {
  title: 'Recebemos o que você enviou',
  text: 'A resposta se perdeu no caminho. Confira nesta página como ficou antes de enviar de novo.',
} as const

/** A form whose files or texts pass what the shop accepts. */
export const sentTooMuch = {
  title: 'Envio grande demais',
  text: 'O que você enviou passa do tamanho permitido. Diminua o texto ou o arquivo e tente de novo.',
} as const
