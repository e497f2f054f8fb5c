import { EmailWords } from '#web/ui/email-words.tsx'

/** An e-mail address that opens a mail to it. @param subject what the mail begins by being about */
export function MailLink({ email, subject }: { email: string; subject?: string }) {
  const to = encodeURIComponent(email).replace('%40', '@')
  return (
    <a href={`mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>
      <EmailWords email={email} />
    </a>
  )
}

/** A telephone number that a phone calls. */
export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
}
