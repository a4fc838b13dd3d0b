import { waitWords } from '#platform/copy/functions.ts'

interface Notice {
  title: string
  text: string
  tone?: 'normal' | 'destructive'
}

/** Guests always get the same answer, so that it does not reveal known email addresses. */
export const restockAnswers = {
  'link-mailed': (name: string): Notice => ({
    title: 'Falta só confirmar',
    text: `Enviamos um link para o seu e-mail. Toque nele em até dois dias e você entra na lista de ${name}.`,
  }),
  waiting: (name: string): Notice => ({
    title: 'Anotado',
    text: `Assim que houver ${name} para você, a gente escreve.`,
  }),
  'email-invalid': (): Notice => ({
    title: 'Email inválido',
    text: 'Email inválido. Exemplo: nome@exemplo.com.br',
    tone: 'destructive',
  }),
  'in-stock': (name: string): Notice => ({ title: 'Ela já voltou', text: `${name} está na loja de novo.` }),
  'product-not-found': (): Notice => ({
    title: 'Esta vela saiu da loja',
    text: 'Não há como avisar sobre ela. As outras continuam por aqui.',
    tone: 'destructive',
  }),
  'too-many': (seconds: number): Notice => ({
    title: 'Muitas tentativas seguidas',
    text: `Tente de novo em ${waitWords(seconds)}.`,
    tone: 'destructive',
  }),
} as const

export const restockPages = {
  confirm: {
    title: 'Avise-me quando voltar',
    ask: 'Toque no botão para entrar na lista. Você recebe um e-mail só, quando a vela voltar.',
    button: 'Quero receber o aviso',
    done: 'Pronto, você está na lista',
    doneText: (name: string, email: string) =>
      `Quando houver ${name} para você, escrevemos para ${email}. Um e-mail só.`,
    leave: 'Mudei de ideia',
    back: 'Ela já voltou',
    backText: (name: string) => `${name} está na loja de novo: não precisa esperar.`,
    seeCandle: 'Ver a vela',
    gone: 'Esta vela saiu da loja',
    goneText: 'Não há mais o que esperar, e o seu e-mail não foi guardado.',
  },
  leave: {
    title: 'Deixar de esperar',
    ask: 'Quer mesmo sair da lista desta vela? O seu e-mail é apagado dela na hora.',
    button: 'Sair da lista',
    done: 'Você saiu da lista',
    doneText: 'Apagamos o seu e-mail desta lista. Se mudar de ideia, é só pedir de novo na página da vela.',
  },
  unknown: {
    title: 'Link inválido',
    text: 'Este link venceu ou veio incompleto. Na página da vela você pode pedir outro.',
  },
  products: 'Ver as velas',
} as const
