import { createContext, useContext } from 'react';
import type { useBillingAccountChoice } from '#kit';
import type { Form } from '#shared/form/useForm.js';
import type { ImageChoice, ResolvedVm } from './resolveVm.js';
import type { Catalogue, CatalogueQueries } from './useCatalogue.js';
import type { VmPrices } from './usePrices.js';
import type { CreateVmValues } from './values.js';

/** What the sections of the page share: the form, what there is to choose from, and the machine that results. */
interface CreateVmState {
  form: Form<CreateVmValues>;
  catalogue: Catalogue;
  queries: CatalogueQueries;
  billingAccountChoice: ReturnType<typeof useBillingAccountChoice>;
  vm: ResolvedVm;
  prices: VmPrices;
  /** Chooses an image, in the address; its default version where none is given. */
  setImage: (choice: Partial<ImageChoice>) => void;
}

export const CreateVmContext = createContext<CreateVmState | undefined>(undefined);

/** The machine that is being created on this page. Throws outside of the page. */
export function useCreateVm(): CreateVmState {
  const state = useContext(CreateVmContext);
  if (!state) throw new Error('useCreateVm outside of CreateVm');
  return state;
}
