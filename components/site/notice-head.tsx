type NoticeHeadProps = { label: string; title: string; advice: string };

/** The head of a page that shows a notice in place of its content. */
export function NoticeHead({ label, title, advice }: NoticeHeadProps) {
  return (
    <>
      <p className="label">{label}</p>
      <h1 className="mt-3">{title}</h1>
      <p className="mt-4 text-lg text-soft">{advice}</p>
    </>
  );
}
