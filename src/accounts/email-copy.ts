import type { FactorChange, TeamChanged } from '#accounts/domain/account-emails.ts'
import type { StaffRole } from '#platform/domain/staff-role.ts'

export const accountConfirmation = {
  subject: (shop: string) => `Confirme seu e-mail na ${shop}`,
  preheader: 'Falta só um toque para a sua conta ficar pronta.',
  button: 'Confirmar e-mail',
  small:
    'O link vale por 24 horas e só pode ser usado uma vez. Se você não criou esta conta, ignore este e-mail.',
}

export const addressConfirmation = {
  subject: 'Seu novo link de confirmação',
  preheader: 'Confirme seu e-mail para entrar na sua conta.',
  button: 'Confirmar e-mail',
  small:
    'O link vale por 24 horas e só pode ser usado uma vez. Se não foi você, troque a sua senha na página de entrada.',
}

export const mailProof = {
  subject: 'Este e-mail chegou?',
  preheader: 'Um toque confirma que os e-mails da loja chegam.',
  title: (name: string) => `Chegou, ${name}!`,
  text: 'É assim que os seus clientes vão receber as confirmações de pedido. Toque no botão para confirmar que este e-mail chegou.',
  button: 'Chegou',
  small: 'O link vale por 24 horas. Se não foi você que pediu, ignore este e-mail.',
}

export const welcome = {
  subject: (shop: string) => `Boas-vindas à ${shop}`,
  preheader: 'A sua conta está pronta.',
  accountOf: 'Esta conta usa o e-mail',
}

export const passwordRecovery = {
  subject: 'Crie uma nova senha',
  preheader: 'O link vale por 1 hora.',
  button: 'Criar nova senha',
  small:
    'O link vale por 1 hora e só pode ser usado uma vez. Se não foi você, ignore este e-mail: a senha continua a mesma.',
}

export const passwordChanged = {
  subject: 'Sua senha foi alterada',
  preheader: 'Se foi você, está tudo certo.',
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo e responda a este e-mail: a gente ajuda a proteger a sua conta.',
  button: 'Criar outra senha',
}

export const signInCode = {
  subject: (code: string, shop: string) => `${code} é o seu código da ${shop}`,
  preheader: 'Vale por 10 minutos.',
  orLink: 'Prefere não digitar, ou está em outro aparelho? Entre por aqui:',
  button: 'Entrar sem digitar',
  small:
    'O código vale por 10 minutos e o link por uma hora; quando você usa um, o outro deixa de valer. Ninguém da loja vai pedir isso a você. Se não foi você, ignore este e-mail: sem ele ninguém entra.',
}

const factorChanges: Record<FactorChange, { title: string; text: string }> = {
  added: {
    title: 'Sua conta tem mais uma proteção',
    text: 'Uma nova etapa de verificação foi adicionada à sua conta: além da senha, a loja pede um código ou uma chave de acesso. As outras sessões foram encerradas.',
  },
  removed: {
    title: 'Uma etapa de verificação foi removida da sua conta',
    text: 'Um aplicativo ou uma chave de acesso acaba de ser removido da sua conta. Os outros continuam valendo.',
  },
  off: {
    title: 'A verificação em duas etapas foi desligada',
    text: 'A verificação em duas etapas da sua conta acaba de ser desligada. A partir de agora, a loja pede só a senha.',
  },
  codes: {
    title: 'Você tem novos códigos de recuperação',
    text: 'Novos códigos de recuperação acabam de ser gerados para a sua conta, e os anteriores deixaram de valer.',
  },
  'code-used': {
    title: 'Um código de recuperação foi usado',
    text: 'Alguém entrou na sua conta com a senha e um dos seus códigos de recuperação, que deixou de valer. Se restarem poucos, gere outros no seu perfil e anote-os em papel.',
  },
  reset: {
    title: 'A sua verificação em duas etapas foi zerada',
    text: 'Outra pessoa que administra a loja zerou a verificação em duas etapas da sua conta, e todas as sessões foram encerradas. Entre com a sua senha e ligue a verificação de novo para abrir o painel.',
  },
}

export const staffInvitation = (shop: string, inviter: string, role: StaffRole) => ({
  subject: `${inviter} chamou você para a equipe`,
  preheader: 'O convite vale por 7 dias.',
  title: (name: string) => `Um convite para você, ${name}`,
  text: `${inviter} chamou você para ${role === 'admin' ? 'administrar a loja' : 'ajudar a embalar, despachar e fazer velas'} na ${shop}. Toque no botão para aceitar.`,
  button: 'Ver o convite',
  small:
    'O link vale por 7 dias e só pode ser usado uma vez. Não encaminhe este e-mail: quem abrir o link entra no seu lugar. Se você não esperava este convite, ignore este e-mail.',
})

export const secondFactorChanged = (change: FactorChange) => ({
  subject: factorChanges[change].title,
  preheader: 'Se foi você, está tudo certo.',
  title: (name: string) => `${factorChanges[change].title}, ${name}`,
  text: factorChanges[change].text,
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo e responda a este e-mail: a gente ajuda a proteger a sua conta.',
  button: 'Criar outra senha',
})

export const newDevice = {
  subject: 'Novo acesso à sua conta',
  preheader: 'Se foi você, está tudo certo.',
  at: 'Quando',
  small:
    'Não foi você? Crie outra senha agora mesmo pelo botão abaixo: as sessões abertas são encerradas. Depois, responda a este e-mail, e a gente ajuda.',
  button: 'Criar outra senha',
}

export const deletionCode = {
  subject: 'Seu código para excluir a conta',
  preheader: 'O código vale por 15 minutos.',
  small:
    'O código vale por 15 minutos. Se não foi você, não passe o código a ninguém: sem ele, a conta continua como está.',
}

export const accountDeleted = {
  subject: 'Sua conta foi excluída',
  preheader: 'Perfil, carrinho e favoritos foram apagados.',
  text: 'Como você pediu, apagamos o seu perfil, o carrinho, os favoritos e as sessões. Os pedidos já feitos ficam bloqueados, só pelo prazo que a lei exige.',
  small: 'Não foi você? Responda a este e-mail assim que puder, e a gente descobre junto o que aconteceu.',
}

const teamChanges: Record<TeamChanged['change'], { title: string; text: string; by: string }> = {
  invited: {
    title: 'Alguém foi convidado para administrar a loja',
    text: 'Quem aceitar o convite pode mudar tudo no painel, inclusive a chave Pix.',
    by: 'Quem convidou',
  },
  joined: {
    title: 'Mais uma pessoa entrou na equipe',
    text: 'O convite abaixo acaba de ser aceito.',
    by: 'Quem aceitou',
  },
  ended: {
    title: 'Um acesso ao painel foi encerrado',
    text: 'A pessoa abaixo não tem mais acesso ao painel da loja. A conta dela continua, como a de qualquer cliente.',
    by: 'Quem encerrou',
  },
}

export const teamChanged = (change: TeamChanged['change']) => ({
  subject: teamChanges[change].title,
  preheader: 'Se você já sabia, está tudo certo.',
  title: (name: string) => `${teamChanges[change].title}, ${name}`,
  text: teamChanges[change].text,
  person: 'E-mail',
  role: 'Papel',
  roles: { admin: 'Administra a loja', helper: 'Ajudante' } satisfies Record<StaffRole, string>,
  by: teamChanges[change].by,
  small:
    'Você não sabia disso? Crie outra senha, abra a página Equipe e desfaça. Se você não tem mais acesso ao painel, fale agora mesmo com quem cuida do servidor da loja.',
  button: 'Abrir Equipe',
})

export const pixKeyChanged = (isTakenBack: boolean, isFormer: boolean) => {
  const event = isTakenBack ? 'A troca da chave Pix foi desfeita' : 'A chave Pix da loja vai mudar'
  return {
    subject: event,
    preheader: 'Se foi você, está tudo certo.',
    title: (name: string) => `${event}, ${name}`,
    text: isTakenBack
      ? 'Os pagamentos continuam indo para a chave anterior.'
      : 'A partir da hora abaixo, os pagamentos por Pix vão para a nova chave. Até lá vale a anterior.',
    small: isFormer
      ? 'Você recebe este aviso porque administrava a loja até poucos dias atrás. Se algo parecer estranho, fale agora mesmo com quem cuida do servidor da loja.'
      : 'Não foi você? Entre em Loja, no painel, e desfaça a troca agora mesmo. Depois crie outra senha: alguém está usando a sua conta.',
    button: 'Abrir Loja',
    key: 'Chave',
    none: 'nenhuma',
    from: 'Vale a partir de',
    by: 'Quem mudou',
  }
}
