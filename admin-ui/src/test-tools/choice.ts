/** Something to choose. */
export interface Choice {
  id: number;
  name: string;
  detail: string | null;
}
