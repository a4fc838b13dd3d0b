import { theNewsletter } from '#platform/copy/the-newsletter.ts'
import { newsletterOffline } from './newsletter-form.ts'

interface Notice {
  title: string
  text?: string
  tone?: 'normal' | 'destructive'
}

/** From section 8 of the specification. A text from the server replaces the text here. */
export const newsletterNotices = {
  'email-invalid': {
    title: 'Email inválido',
    text: 'Por favor, insira um email válido',
    tone: 'destructive',
  },
  'call-failed': {
    title: 'Erro ao inscrever',
    text: 'Não conseguimos salvar seu e-mail agora. Tente de novo em instantes.',
    tone: 'destructive',
  },
  'already-subscribed': {
    title: 'Já inscrito',
    tone: 'normal',
  },
  refused: { title: 'Erro', tone: 'destructive' },
  offline: newsletterOffline,
  subscribed: {
    title: 'Inscrição realizada! ✨',
    tone: 'normal',
  },
} as const satisfies Record<string, Notice>

export const newsletterTexts = (newsletter: string) => ({
  'already-subscribed': `Este e-mail já recebe ${theNewsletter('o', newsletter)}.`,
  subscribed: `${theNewsletter('O próximo', newsletter)} já chega à sua caixa de entrada.`,
})

export const unsubscribeCopy = {
  title: (newsletter: string) => `Sair ${theNewsletter('do', newsletter)}`,
  ask: 'Quer mesmo deixar de receber os nossos e-mails? Você pode voltar quando quiser.',
  confirm: 'Cancelar inscrição',
  done: {
    title: 'Inscrição cancelada',
    text: (email: string, newsletter: string) =>
      `${email} não recebe mais ${theNewsletter('o', newsletter)}. Se bater saudade, o formulário continua na página inicial.`,
  },
  unknown: {
    title: 'Link inválido',
    text: 'Este link de cancelamento não é mais válido ou veio incompleto. Use o do e-mail mais recente.',
  },
  home: 'Voltar ao início',
} as const

export const subscriberColumns = ['E-mail', 'Inscrição em', 'Origem', 'Link para cancelar'] as const

export const subscriberSources: Record<string, string> = { site: 'Site', profile: 'Perfil' }
