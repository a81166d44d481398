const frame = {
  width: 192,
  height: 104,
  viewBox: '0 0 192 104',
  fill: 'none',
  stroke: 'var(--line-strong)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** A lorry on the road: no carriers yet. */
function LorryPicture() {
  return (
    <svg {...frame}>
      <rect x="22" y="24" width="88" height="44" rx="4" fill="var(--sunken)" />
      <path d="M110 36h22l14 16v16h-36z" fill="var(--surface)" />
      <path d="M120 44h10l7 8h-17z" stroke="var(--accent)" />
      <circle cx="50" cy="72" r="9" fill="var(--surface)" />
      <circle cx="130" cy="72" r="9" fill="var(--surface)" />
      <path d="M4 82h184" strokeDasharray="2 6" />
      <path d="M34 38h40M34 46h26" stroke="var(--line)" />
    </svg>
  );
}

/** A warehouse with its gates: no clients yet. */
function WarehousePicture() {
  return (
    <svg {...frame}>
      <path d="M36 82V40l60-22 60 22v42" fill="var(--sunken)" />
      <rect x="54" y="54" width="22" height="28" fill="var(--surface)" />
      <rect x="86" y="54" width="22" height="28" fill="var(--surface)" />
      <rect x="118" y="54" width="22" height="28" fill="var(--surface)" stroke="var(--accent)" />
      <path d="M118 62h22M118 70h22" stroke="var(--accent)" />
      <path d="M84 40h24" stroke="var(--line)" />
      <path d="M4 82h184" strokeDasharray="2 6" />
    </svg>
  );
}

/** A tray that waits: no orders yet. */
function TrayPicture() {
  return (
    <svg {...frame}>
      <rect x="60" y="14" width="72" height="30" rx="4" fill="var(--surface)" stroke="var(--line)" />
      <rect x="52" y="26" width="88" height="30" rx="4" fill="var(--surface)" />
      <path d="M64 36h34M64 44h22" stroke="var(--line)" />
      <circle cx="124" cy="40" r="5" stroke="var(--accent)" />
      <path d="M30 52h36l8 12h44l8-12h36v26a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6z" fill="var(--sunken)" />
      <path d="M4 94h184" strokeDasharray="2 6" />
    </svg>
  );
}

/** A key: no programs yet that work for the company. */
function KeyPicture() {
  return (
    <svg {...frame}>
      <circle cx="64" cy="48" r="22" fill="var(--sunken)" />
      <circle cx="57" cy="48" r="6" fill="var(--surface)" stroke="var(--accent)" />
      <path d="M86 43h58v16h-10v-8h-8v8h-10v-8H86" fill="var(--surface)" />
      <path d="M4 82h184" strokeDasharray="2 6" />
    </svg>
  );
}

/** An envelope: no mail yet. */
function EnvelopePicture() {
  return (
    <svg {...frame}>
      <rect x="52" y="22" width="88" height="58" rx="6" fill="var(--sunken)" />
      <path d="m54 27 37 29a8 8 0 0 0 10 0l37-29" />
      <circle cx="140" cy="24" r="9" fill="var(--surface)" stroke="var(--accent)" />
      <path d="M4 90h184" strokeDasharray="2 6" />
    </svg>
  );
}

/** A glass over a list: nothing matches what is looked for. */
function GlassPicture() {
  return (
    <svg {...frame}>
      <rect x="46" y="18" width="76" height="64" rx="6" fill="var(--sunken)" />
      <path d="M58 34h40M58 48h26M58 62h18" stroke="var(--line)" />
      <circle cx="114" cy="54" r="19" fill="var(--surface)" stroke="var(--accent)" />
      <path d="m128 68 18 18" />
      <path d="M4 92h184" strokeDasharray="2 6" />
    </svg>
  );
}

const pictures = {
  lorry: LorryPicture,
  warehouse: WarehousePicture,
  tray: TrayPicture,
  key: KeyPicture,
  envelope: EnvelopePicture,
  glass: GlassPicture,
};

export type PictureName = keyof typeof pictures;

/** A line drawing of what is not there. */
export function Picture({ of }: { of: PictureName }) {
  const Drawing = pictures[of];
  return <Drawing />;
}
